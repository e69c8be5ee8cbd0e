# what: information form: inverses of the covariances are added up
def kf_update(m, P, y, H, R):
    Pi, Ri = np.linalg.inv(P), np.linalg.inv(R)
    P_new = np.linalg.inv(Pi + H.T @ Ri @ H)
    K = P_new @ H.T @ Ri
    m_new = P_new @ (Pi @ m + H.T @ Ri @ y)
    S = H @ P @ H.T + R
    v = y - H @ m
    ll = -0.5 * (np.log(np.linalg.det(2 * np.pi * S)) + v @ np.linalg.solve(S, v))
    return {"ll": ll, "K": K, "m": m_new, "P": P_new}
