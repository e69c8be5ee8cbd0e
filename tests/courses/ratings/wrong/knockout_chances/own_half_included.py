# let a player meet everybody in the part of the bracket, its own half included, instead of the other half alone

def knockout_chances(wins, draws, rounds, prizes):
    strengths, likelihood = bradley_terry(wins, draws, rounds)
    n = strengths.shape[0]
    r = prizes.shape[0] - 1

    def win(i, j):
        return strengths[i] / (strengths[i] + strengths[j])

    P = [[1.0] * n]
    for t in range(r):
        width = 2 ** (t + 1)
        row = []
        for i in range(n):
            start = (i // width) * width
            chance = 0.0
            for j in range(start, start + width):
                if j != i:
                    chance += P[t][j] * win(i, j)
            row.append(P[t][i] * chance)
        P.append(row)
    P = np.array(P)
    earnings = P[r] * prizes[r]
    for w in range(r):
        earnings += (P[w] - P[w + 1]) * prizes[w]
    return P[1:].T, earnings
