# took the wins alone for the likelihood instead of wins plus half the draws

def bradley_terry(wins, draws, rounds):
    half = 0.5 * draws
    score = (wins + half).sum(axis=1)
    games = wins + wins.T + 2 * half
    strength = np.ones_like(score)
    for _ in range(rounds):
        strength = score / (games / np.add.outer(strength, strength)).sum(axis=1)
        strength = strength / np.exp(np.log(strength).mean())
    theta = np.log(strength)
    likelihood = 0.0
    for i in range(len(theta)):
        for j in range(len(theta)):
            likelihood -= wins[i, j] * np.log(1 + np.exp(theta[j] - theta[i]))
    return strength, likelihood
