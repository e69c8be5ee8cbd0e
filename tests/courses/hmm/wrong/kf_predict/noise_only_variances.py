# what: only the diagonal of Q is added instead of the whole matrix
def kf_predict(m, P, A, Q):
    m_pred = A @ m
    APA = A @ P @ A.T
    for i in range(APA.shape[0]):
        APA[i, i] = APA[i, i] + Q[i, i]
    return m_pred, APA
