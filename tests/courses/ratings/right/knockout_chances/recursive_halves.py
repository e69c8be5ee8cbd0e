# right: a recursion over the halves of the bracket; prizes by the steps between them

def knockout_chances(wins, draws, rounds, prizes):
    s = bradley_terry(wins, draws, rounds)[0]
    n, r = len(s), len(prizes) - 1
    chances = np.zeros((n, r))

    def winners(low, high, t):
        if high - low == 1:
            return np.ones(1)
        middle = (low + high) // 2
        left, right = winners(low, middle, t - 1), winners(middle, high, t - 1)
        a, b = s[low:middle, None], s[None, middle:high]
        p = a / (a + b)
        result = np.concatenate([left * (p @ right), right * ((1 - p).T @ left)])
        chances[low:high, t] = result
        return result

    winners(0, n, r - 1)
    return chances, prizes[0] + chances @ np.diff(prizes)
