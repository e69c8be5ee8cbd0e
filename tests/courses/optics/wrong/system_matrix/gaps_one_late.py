# each gap comes one surface too late: none after the first surface, and the last one behind the last surface
def system_matrix(radii, indices, gaps):
    d = np.zeros(len(radii))
    d[1:] = gaps
    M = np.eye(2)
    for R, n, nn, dd in zip(radii, indices, indices[1:], d):
        M = np.array([[1, 0], [-(nn - n) / (nn * R), n / nn]]) @ M
        M = np.array([[1, dd], [0, 1]]) @ M
    return M
