# the minus of the sine in the second row of each block is forgotten
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.sqrt(np.sum(d**2))
    c, s = d / L
    zero = np.zeros((2, 2))
    R = np.array([[c, s], [s, c]])
    T = np.block([[R, zero], [zero, R]])
    k = np.zeros((4, 4))
    k[0, 0] = k[2, 2] = E * A / L
    k[0, 2] = k[2, 0] = -E * A / L
    K = T.T @ k @ T
    return K, T
