# the refraction at the last surface is left out; the matrix ends just before it
def system_matrix(radii, indices, gaps):
    M = np.eye(2)
    for j in range(len(gaps)):
        n1, n2 = indices[j], indices[j + 1]
        power = (n2 - n1) / radii[j]
        M = np.array([[1.0, 0.0], [-power / n2, n1 / n2]]) @ M
        M = np.array([[1.0, gaps[j]], [0.0, 1.0]]) @ M
    return M
