# the result is divided by the root of its determinant so that the determinant is 1
def system_matrix(radii, indices, gaps):
    k = len(radii)
    M = np.eye(2)
    for j in range(k):
        n = indices[j]
        np1 = indices[j + 1]
        M = np.array([[1, 0], [-(np1 - n) / (np1 * radii[j]), n / np1]]) @ M
        if j < k - 1:
            M = np.array([[1, gaps[j]], [0, 1]]) @ M
    M = M / np.sqrt(np.linalg.det(M))
    return M
