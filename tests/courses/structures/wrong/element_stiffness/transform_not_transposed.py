# the transposed is on the wrong side: T k T^T instead of T^T k T
def element_stiffness(start, end, E, A):
    vec = end - start
    l = np.linalg.norm(vec)
    c = vec[0] / l
    s = vec[1] / l
    T = np.zeros((4, 4))
    R = np.array([[c, s], [-s, c]])
    T[:2, :2] = R
    T[2:, 2:] = R
    k = np.zeros((4, 4))
    k[0, 0] = k[2, 2] = 1
    k[0, 2] = k[2, 0] = -1
    k = k * E * A / l
    return np.matmul(np.matmul(T, k), T.T), T
