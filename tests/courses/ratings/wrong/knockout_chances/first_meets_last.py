# paired the first block with the last one, the second with the last but one, instead of neighbors

def knockout_chances(wins, draws, rounds, prizes):
    strength = bradley_terry(wins, draws, rounds)[0]
    n = len(strength)
    p = strength[:, None] / np.add.outer(strength, strength)
    won = [np.ones(n)]
    blocks = n
    for t in range(len(prizes) - 1):
        size = n // blocks
        last = won[-1]
        new = np.zeros(n)
        for b in range(blocks):
            mine = np.arange(b * size, (b + 1) * size)
            other = np.arange((blocks - 1 - b) * size, (blocks - b) * size)
            new[mine] = last[mine] * (p[np.ix_(mine, other)] @ last[other])
        won.append(new)
        blocks //= 2
    won = np.array(won).T
    exact = won.copy()
    exact[:, :-1] = won[:, :-1] - won[:, 1:]
    return won[:, 1:], np.sum(exact * prizes, axis=1)
