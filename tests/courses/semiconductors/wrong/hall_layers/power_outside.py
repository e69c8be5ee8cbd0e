# the power is taken of the whole denominator (1 + N/Nref) instead of N/Nref alone
def hall_layers(n, p, N, t, mu):
    lo, hi = mu["min"].reshape(2, 1), mu["max"].reshape(2, 1)
    ref, a = mu["ref"].reshape(2, 1), mu["power"].reshape(2, 1)
    mobility = lo + (hi - lo) / (1 + N / ref) ** a
    sigma = Q * (n * mobility[0] + p * mobility[1])
    RH = (p * mobility[1] ** 2 - n * mobility[0] ** 2) / (Q * (p * mobility[1] + n * mobility[0]) ** 2)
    Rsheet = 1 / (sigma @ t)
    return mobility, sigma, RH, Rsheet
