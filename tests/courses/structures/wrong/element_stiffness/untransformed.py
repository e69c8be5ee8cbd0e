# K is transformed from the right only: the T^T in front is missing
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.sqrt(np.sum(d**2))
    c, s = d / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    k = E * A / L * np.array([[1, 0, -1, 0], [0, 0, 0, 0], [-1, 0, 1, 0], [0, 0, 0, 0]])
    K = k @ T
    return K, T
