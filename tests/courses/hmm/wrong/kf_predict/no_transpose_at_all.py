# what: A P A is written instead of A P A^T
def kf_predict(m, P, A, Q):
    x = np.dot(A, m)
    C = np.dot(np.dot(A, P), A) + Q
    return (x, C)
