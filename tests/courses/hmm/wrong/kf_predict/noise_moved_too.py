# what: Q is added before the motion is applied, A (P + Q) A^T, instead of after
def kf_predict(m, P, A, Q):
    total = P + Q
    m_pred = np.einsum("ij,j->i", A, m)
    P_pred = A.dot(total).dot(A.T)
    return m_pred, P_pred
