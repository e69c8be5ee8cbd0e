# the normalized innovation squared is computed from the residual after the update
def ekf_update(x, P, z, R):
    def residual(state):
        e = z - np.array([np.hypot(state[0], state[1]), np.arctan2(state[1], state[0])])
        e[1] = (e[1] + np.pi) % (2 * np.pi) - np.pi
        return e

    r = np.hypot(x[0], x[1])
    H = np.array([[x[0] / r, x[1] / r, 0, 0], [-x[1] / r**2, x[0] / r**2, 0, 0]])
    S = H @ P @ H.T + R
    K = P @ H.T @ np.linalg.inv(S)
    x_new = x + K @ residual(x)
    P_new = (np.eye(4) - K @ H) @ P
    e = residual(x_new)
    return x_new, P_new, e @ np.linalg.inv(S) @ e
