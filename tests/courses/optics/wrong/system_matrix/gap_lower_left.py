# the gap stands in the lower left corner of the translation matrix instead of the upper right one
def T(d):
    return np.array([[1, 0], [d, 1]])

def S(n, m, R):
    return np.array([[1, 0], [(n - m) / (m * R), n / m]])

def system_matrix(radii, indices, gaps):
    mats = [S(indices[0], indices[1], radii[0])]
    for j in range(1, len(radii)):
        mats.append(T(gaps[j - 1]))
        mats.append(S(indices[j], indices[j + 1], radii[j]))
    M = np.eye(2)
    while mats:
        M = M @ mats.pop()
    return M
