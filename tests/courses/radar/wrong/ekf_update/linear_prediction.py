# the innovation is z - H x, with the Jacobian, instead of z - h(x)
def ekf_update(x, P, z, R):
    px, py = x[0], x[1]
    r = np.sqrt(px**2 + py**2)
    H = np.array([[px / r, py / r, 0, 0], [-py / r**2, px / r**2, 0, 0]])
    y = z - H @ x
    y[1] = (y[1] + np.pi) % (2 * np.pi) - np.pi
    S = H @ P @ H.T + R
    K = np.linalg.solve(S, H @ P).T
    x_new = x + K @ y
    P_new = (np.eye(4) - K @ H) @ P
    nis = y @ np.linalg.solve(S, y)
    return x_new, P_new, nis
