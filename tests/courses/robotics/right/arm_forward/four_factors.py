# what: each link as a product of four matrices
def arm_forward(a, alpha, d, theta):
    def rotz(q):
        c, s = np.cos(q), np.sin(q)
        return np.array([[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])

    def rotx(q):
        c, s = np.cos(q), np.sin(q)
        return np.array([[1, 0, 0, 0], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]])

    def trans(x, z):
        M = np.eye(4)
        M[0, 3] = x
        M[2, 3] = z
        return M

    T = np.eye(4)
    cache = [T]
    for ai, al, di, th in zip(a, alpha, d, theta):
        T = T @ rotz(th) @ trans(0, di) @ trans(ai, 0) @ rotx(al)
        cache.append(T)
    return T, cache
