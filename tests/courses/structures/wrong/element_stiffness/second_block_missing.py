# the lower right block of T (the end node) is left the identity
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.hypot(*d)
    c, s = d / L
    T = np.eye(4)
    T[:2, :2] = [[c, s], [-s, c]]
    k = np.zeros((4, 4))
    k[::2, ::2] = E * A / L * np.array([[1, -1], [-1, 1]])
    return T.T @ k @ T, T
