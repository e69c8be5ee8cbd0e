# what: two mistakes: Q is subtracted instead of added, and the mean is not moved by A
def kf_predict(m, P, A, Q):
    covariance = A @ P @ np.transpose(A) - Q
    return m.copy(), covariance
