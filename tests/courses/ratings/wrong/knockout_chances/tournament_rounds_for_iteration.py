# let the iteration run as many rounds as the tournament has instead of rounds

def knockout_chances(wins, draws, rounds, prizes):
    """Each player's chances to win the rounds of a knockout, and the expected prize.

    wins, draws: earlier games, shape (n, n), for bradley_terry; n is a power of two
    rounds: rounds of bradley_terry's iteration
    prizes: prizes[w] is for exactly w wins, shape (r + 1,), where n = 2**r

    returns: chances, earnings
        chances: chances[i, t] is the chance that i wins its game of round t, shape (n, r)
        earnings: expected prize of each player, shape (n,)
    """
    strengths, _ = bradley_terry(wins, draws, len(prizes) - 1)
    beats = strengths[:, None] / (strengths[:, None] + strengths[None, :])
    n = len(strengths)
    reach = np.ones((n, len(prizes)))
    for t in range(len(prizes) - 1):
        size = 2**t
        for i in range(n):
            block = i // size
            start = (block + 1 if block % 2 == 0 else block - 1) * size
            rivals = slice(start, start + size)
            reach[i, t + 1] = reach[i, t] * np.sum(reach[rivals, t] * beats[i, rivals])
    exactly = reach.copy()
    exactly[:, :-1] -= reach[:, 1:]
    return reach[:, 1:], exactly @ prizes
