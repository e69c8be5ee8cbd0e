# Cholesky factor of S: everything in whitened innovations
def ekf_update(x, P, z, R):
    pos = complex(x[0], x[1])
    r, b = abs(pos), np.angle(pos)
    H = np.array([[np.cos(b), np.sin(b), 0, 0], [-np.sin(b) / r, np.cos(b) / r, 0, 0]])
    y = np.array([z[0] - r, np.arctan2(np.sin(z[1] - b), np.cos(z[1] - b))])
    L = np.linalg.cholesky(H @ P @ H.T + R)
    u = np.linalg.solve(L, y)
    V = np.linalg.solve(L, H @ P)
    return x + V.T @ u, P - V.T @ V, np.sum(u**2)
