# pressure helps growth: the source has 1 + ratio instead of 1 - ratio
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    delta = [delta0]
    prime = [delta0]
    for i, dN in enumerate(np.diff(lna)):
        a = np.exp(lna[i])
        m = omega_m * a**-3
        k = (1 - omega_m - omega_l) * a**-2
        E2 = m + k + omega_l
        gravity = 1.5 * (m / E2) * (1 + ratio) * delta[i]
        friction = (2 - 0.5 * (3 * m + 2 * k) / E2) * prime[i]
        prime.append(prime[i] + dN * (gravity - friction))
        delta.append(delta[i] + dN * prime[i + 1])
    delta, prime = np.array(delta).T, np.array(prime).T
    return delta, prime / delta
