# only the first reactant of each reaction enters the forward rate; the loop stops after it
def mass_action(c, nu, kf, kr):
    safe = np.maximum(c, 0)
    forward = np.array(kf)
    reverse = np.array(kr)
    for j in range(len(nu)):
        for i in range(len(safe)):
            if nu[j, i] < 0:
                forward[j] = forward[j] * safe[i] ** (-nu[j, i])
                break
        for i in range(len(safe)):
            if nu[j, i] > 0:
                reverse[j] = reverse[j] * safe[i] ** nu[j, i]
    rates = forward - reverse
    production = np.zeros(safe.shape)
    for j in range(len(nu)):
        production += nu[j][:, None] * rates[j][None, :]
    return rates, production
