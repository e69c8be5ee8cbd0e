# the length is |dx| + |dy| instead of the root of the squares
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.sum(np.abs(d))
    c, s = d / L
    T = np.array([[c, s, 0, 0], [-s, c, 0, 0], [0, 0, c, s], [0, 0, -s, c]])
    # local stiffness
    k = np.zeros((4, 4))
    k[0, 0] = E * A / L
    k[2, 2] = E * A / L
    k[0, 2] = -E * A / L
    k[2, 0] = -E * A / L
    # to global
    K = np.dot(T.T, np.dot(k, T))
    return K, T
