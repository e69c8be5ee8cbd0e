# the signs of the sines in T are swapped: rotation in the other direction
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.hypot(d[0], d[1])
    c, s = d[0] / L, d[1] / L
    R = np.array([[c, -s], [s, c]])
    T = np.kron(np.eye(2), R)
    k = E * A / L * np.array([[1.0, 0, -1, 0], [0, 0, 0, 0], [-1, 0, 1, 0], [0, 0, 0, 0]])
    K = T.T @ k @ T
    return K, T
