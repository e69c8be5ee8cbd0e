# the Jacobian is computed at the measured position instead of the predicted one
def ekf_update(x, P, z, R):
    mx, my = z[0] * np.cos(z[1]), z[0] * np.sin(z[1])
    rho = np.sqrt(mx**2 + my**2)
    H = np.array([[mx / rho, my / rho, 0, 0],
                  [-my / rho**2, mx / rho**2, 0, 0]])
    expected = np.array([np.sqrt(x[0]**2 + x[1]**2), np.arctan2(x[1], x[0])])
    y = z - expected
    y[1] = (y[1] + np.pi) % (2 * np.pi) - np.pi
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    return x + K @ y, (np.eye(4) - K @ H) @ P, y @ np.linalg.inv(S) @ y
