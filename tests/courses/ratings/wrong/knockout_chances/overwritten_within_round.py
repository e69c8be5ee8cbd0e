# overwrote the chances of the round before while others in the round still needed them instead of keeping a copy

def knockout_chances(wins, draws, rounds, prizes):
    s, _ = bradley_terry(wins, draws, rounds)
    n = len(s)
    left = np.ones(n)
    stages = [left.copy()]
    size = 1
    while size < n:
        for i in range(n):
            if (i // size) % 2 == 0:
                opponents = range((i // size + 1) * size, (i // size + 2) * size)
            else:
                opponents = range((i // size - 1) * size, (i // size) * size)
            left[i] = left[i] * sum(left[j] * s[i] / (s[i] + s[j]) for j in opponents)
        stages.append(left.copy())
        size *= 2
    stages = np.stack(stages, axis=1)
    exactly = stages - np.hstack([stages[:, 1:], np.zeros((n, 1))])
    return stages[:, 1:], exactly.dot(prizes)
