# what: the mean is multiplied with A transposed (m @ A) instead of A @ m
def kf_predict(m, P, A, Q):
    m_new = m @ A
    P_new = np.matmul(np.matmul(A, P), A.transpose())
    P_new = P_new + Q
    return m_new, P_new
