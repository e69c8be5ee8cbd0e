# what: einsum
def kf_predict(m, P, A, Q):
    return np.einsum("ij,j->i", A, m), np.einsum("ia,ab,jb->ij", A, P, A) + Q
