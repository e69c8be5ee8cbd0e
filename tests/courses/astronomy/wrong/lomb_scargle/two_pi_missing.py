# the frequency is used as angular frequency: 2 pi is missing
def lomb_scargle(t, y, dy, frequency):
    w = (1 / dy**2) / np.sum(1 / dy**2)
    ymean = np.dot(w, y)
    yy = y - ymean
    P = np.empty(len(frequency))
    for i in range(len(frequency)):
        omega = frequency[i]
        S = np.dot(w, np.sin(2 * omega * t))
        C = np.dot(w, np.cos(2 * omega * t))
        tau = np.arctan2(S, C) / (2 * omega)
        arg = omega * (t - tau)
        yc = np.dot(w, yy * np.cos(arg))
        ys = np.dot(w, yy * np.sin(arg))
        cc = np.dot(w, np.cos(arg) ** 2)
        ss = np.dot(w, np.sin(arg) ** 2)
        P[i] = yc**2 / cc + ys**2 / ss
    P = P / np.dot(w, yy**2)
    return P, 1 / frequency[P.argmax()]
