# what: the motion's noise Q is not added to the predicted covariance (on the list)
def kf_predict(m, P, A, Q):
    mean = A.dot(m)
    cov = np.einsum("ij,jk,lk->il", A, P, A)
    return mean, cov
