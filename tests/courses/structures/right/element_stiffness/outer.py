def element_stiffness(start, end, E, A):
    n = (end - start) / np.linalg.norm(end - start)
    b = np.concatenate([-n, n])
    K = E * A / np.linalg.norm(end - start) * np.outer(b, b)
    R = np.array([[n[0], n[1]], [-n[1], n[0]]])
    return K, np.kron(np.eye(2), R)
