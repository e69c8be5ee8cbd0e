# two mistakes: the power has a plus sign, and the matrices are multiplied in the order of the light, the first at the left
def system_matrix(radii, indices, gaps):
    M = np.eye(2)
    for j in range(len(radii)):
        n, n_ = indices[j], indices[j + 1]
        M = M @ np.array([[1, 0], [(n_ - n) / (n_ * radii[j]), n / n_]])
        if j < len(radii) - 1:
            M = M @ np.array([[1, gaps[j]], [0, 1]])
    return M
