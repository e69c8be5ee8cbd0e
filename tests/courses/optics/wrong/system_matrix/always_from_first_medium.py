# each surface refracts from the medium in front of the whole system (indices[0]) instead of from the medium before that surface
def system_matrix(radii, indices, gaps):
    n0 = indices[0]
    M = np.eye(2)
    for i, R in enumerate(radii):
        n1 = indices[i + 1]
        M = np.array([[1, 0], [-(n1 - n0) / (n1 * R), n0 / n1]]) @ M
        if i < len(radii) - 1:
            M = np.array([[1, gaps[i]], [0, 1]]) @ M
    return M
