# T is returned transposed (local to global), K is right
def element_stiffness(start, end, E, A):
    d = end - start
    L = np.sqrt(d.dot(d))
    c, s = d / L
    R = np.array([[c, -s], [s, c]])
    T = np.kron(np.eye(2), R)
    u = np.array([1, 0, -1, 0])
    k = E * A / L * np.outer(u, u)
    K = T @ k @ T.T
    return K, T
