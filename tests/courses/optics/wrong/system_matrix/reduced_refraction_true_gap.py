# the refraction matrix is the one for reduced angles n*theta (power not divided by n', lower right entry 1), but gaps and rays are those of true angles
def system_matrix(radii, indices, gaps):
    M = np.eye(2)
    n = np.asarray(indices)
    phi = np.diff(n) / np.asarray(radii)
    for j in range(len(phi)):
        L = np.array([[1, 0], [-phi[j], 1]])
        M = L.dot(M)
        if j + 1 < len(phi):
            M = np.array([[1, gaps[j]], [0, 1]]).dot(M)
    return M
