# the product is overwritten in each turn, so only the last surface is left
def system_matrix(radii, indices, gaps):
    M = np.eye(2)
    for j in range(len(radii)):
        a, b = indices[j], indices[j + 1]
        r = np.array([[1, 0], [(a - b) / (b * radii[j]), a / b]])
        if j < len(radii) - 1:
            t = np.array([[1, gaps[j]], [0, 1]])
            M = t @ r
        else:
            M = r
    return M
