# used mu1 instead of mu2 in the haline part
def density_anomaly(S, T, z):
    temp = T - 10
    salt = S - 35
    press = np.multiply.outer(MU1 * z, np.ones(S.shape[1]))
    r = -A0 * (1 + 0.5 * LAM1 * temp + press) * temp
    r += B0 * (1 - 0.5 * LAM2 * salt - press) * salt
    r -= NU * temp * salt
    alpha = (A0 * (1 + LAM1 * temp + press) + NU * salt) / RHO0
    return r, alpha
