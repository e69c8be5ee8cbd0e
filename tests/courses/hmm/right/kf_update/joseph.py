# what: Joseph form of the covariance, slogdet
def kf_update(m, P, y, H, R):
    v = y - np.dot(H, m)
    S = np.linalg.multi_dot([H, P, H.T]) + R
    K = np.linalg.solve(S, H @ P).T
    IKH = np.eye(len(m)) - K @ H
    P_new = IKH @ P @ IKH.T + K @ R @ K.T
    ll = -0.5 * (len(v) * np.log(2 * np.pi) + np.linalg.slogdet(S)[1] + v @ np.linalg.inv(S) @ v)
    return dict(m=m + K @ v, P=P_new, K=K, ll=ll)
