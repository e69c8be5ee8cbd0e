# three loops over states, reactions and species with plain numbers
def mass_action(c, nu, kf, kr):
    R, S = nu.shape
    M = c.shape[1]
    rates = np.zeros((R, M))
    made = np.zeros((S, M))
    for k in range(M):
        for j in range(R):
            up, down = kf[j, k], kr[j, k]
            for i in range(S):
                x = c[i, k] if c[i, k] > 0 else 0.0
                if nu[j, i] < 0:
                    up *= x ** (-nu[j, i])
                elif nu[j, i] > 0:
                    down *= x ** nu[j, i]
            rates[j, k] = up - down
            for i in range(S):
                made[i, k] += nu[j, i] * rates[j, k]
    return rates, made
