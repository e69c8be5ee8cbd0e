# two mistakes: the gaps are divided by the index of the medium, and the lower right entry of the refraction matrix is 1 instead of n/n'
def system_matrix(radii, indices, gaps):
    result = np.eye(2)
    for idx in range(len(radii)):
        n_now, n_then = indices[idx], indices[idx + 1]
        R = np.array([[1, 0], [-(n_then - n_now) / (n_then * radii[idx]), 1]])
        result = R @ result
        if idx < len(gaps):
            T = np.array([[1, gaps[idx] / n_then], [0, 1]])
            result = T @ result
    return result
