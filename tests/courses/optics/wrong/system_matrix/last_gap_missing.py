# the last gap is left out: the last two surfaces stand on each other
def system_matrix(radii, indices, gaps):
    A, B, C, D = 1.0, 0.0, 0.0, 1.0
    k = len(radii)
    for j in range(k):
        p = (indices[j] - indices[j + 1]) / (indices[j + 1] * radii[j])
        q = indices[j] / indices[j + 1]
        C, D = p * A + q * C, p * B + q * D
        if j < k - 2:
            A, B = A + gaps[j] * C, B + gaps[j] * D
    return np.array([[A, B], [C, D]])
