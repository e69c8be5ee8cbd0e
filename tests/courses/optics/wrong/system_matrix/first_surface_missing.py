# the product begins with the first gap, the refraction at the first surface is left out
def system_matrix(radii, indices, gaps):
    def refract(j):
        mu = indices[j] / indices[j + 1]
        return np.array([[1.0, 0.0], [(mu - 1) / radii[j], mu]])

    M = np.eye(2)
    for j in range(1, len(radii)):
        shift = np.array([[1.0, gaps[j - 1]], [0.0, 1.0]])
        M = refract(j) @ shift @ M
    return M
