# what: R is squared before it is added to S, as if it were a standard deviation
def kf_update(m, P, y, H, R):
    v = y - H.dot(m)
    S = H.dot(P).dot(H.T) + R.dot(R)
    K = P.dot(H.T).dot(np.linalg.inv(S))
    ll = -0.5 * (len(v) * np.log(2 * np.pi) + np.log(np.linalg.det(S)) + v.dot(np.linalg.inv(S)).dot(v))
    return {"m": m + K.dot(v), "P": P - K.dot(S).dot(K.T), "K": K, "ll": ll}
