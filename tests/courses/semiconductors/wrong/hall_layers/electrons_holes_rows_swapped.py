# the rows of the mobility are swapped: holes first, electrons second, and used so afterwards
def hall_layers(n, p, N, t, mu):
    mob = np.zeros((2, len(N)))
    for c in range(2):
        s = 1 - c
        mob[c] = mu["min"][s] + (mu["max"][s] - mu["min"][s]) / (1 + (N / mu["ref"][s]) ** mu["power"][s])
    mn, mp = mob
    sigma = Q * (n * mn + p * mp)
    RH = (p * mp**2 - n * mn**2) / (Q * (p * mp + n * mn) ** 2)
    return mob, sigma, RH, 1 / np.sum(sigma * t)
