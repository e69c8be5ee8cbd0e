# took the logistic function of the difference of the strengths instead of their ratio as the chance to win

def knockout_chances(wins, draws, rounds, prizes):
    def beat(a, b):
        return 1 / (1 + np.exp(-(a - b)))

    s, _ = bradley_terry(wins, draws, rounds)
    n = len(s)
    R = int(np.log2(n))
    prob = np.zeros((n, R + 1))
    prob[:, 0] = 1.0
    for t in range(R):
        for i in range(n):
            total = 0.0
            for j in range(n):
                same_game = i >> (t + 1) == j >> (t + 1)
                same_half = i >> t == j >> t
                if same_game and not same_half:
                    total += prob[j, t] * beat(s[i], s[j])
            prob[i, t + 1] = prob[i, t] * total
    earnings = prob[:, R] * prizes[R]
    for w in range(R):
        earnings = earnings + (prob[:, w] - prob[:, w + 1]) * prizes[w]
    return prob[:, 1:], earnings
