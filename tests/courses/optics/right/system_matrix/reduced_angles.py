# works with reduced angles n*theta (determinant 1) and converts at the end
def system_matrix(radii, indices, gaps):
    P = np.diff(indices) / radii
    M = np.array([[1.0, 0.0], [-P[0], 1.0]])
    for p, d, n in zip(P[1:], gaps, indices[1:]):
        M = np.array([[1.0, d / n], [-p, 1.0 - p * d / n]]) @ M
    return np.diag([1.0, 1.0 / indices[-1]]) @ M @ np.diag([1.0, indices[0]])
