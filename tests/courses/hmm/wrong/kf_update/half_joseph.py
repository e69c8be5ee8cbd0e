# what: the Joseph form (I-KH) P (I-KH)^T is used without its second term K R K^T
def kf_update(m, P, y, H, R):
    v = y - np.einsum("ij,j->i", H, m)
    S = np.einsum("ia,ab,jb->ij", H, P, H) + R
    K = np.einsum("ab,ib,ij->aj", P, H, np.linalg.inv(S))
    IKH = np.eye(P.shape[0]) - K @ H
    P_new = IKH @ P @ IKH.T
    sign, logdet = np.linalg.slogdet(S)
    quad = v @ np.linalg.solve(S, v)
    ll = -0.5 * (logdet + quad + y.shape[0] * np.log(2 * np.pi))
    return {"m": m + K @ v, "P": P_new, "K": K, "ll": ll}
