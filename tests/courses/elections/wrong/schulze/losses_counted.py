# counted those who beat a candidate instead of those whom it beats
def schulze(ranks, counts):
    P, _ = pairwise_preferences(ranks, counts)
    n = len(P)
    S = np.where(P > P.T, P, 0)
    for mid in range(n):
        for a in range(n):
            if a == mid:
                continue
            for b in range(n):
                if b == a or b == mid:
                    continue
                weakest = S[a, mid] if S[a, mid] < S[mid, b] else S[mid, b]
                if weakest > S[a, b]:
                    S[a, b] = weakest
    wins = np.zeros(n, dtype=int)
    for a in range(n):
        for b in range(n):
            if S[a, b] > S[b, a]:
                wins[b] += 1
    return {"paths": S, "wins": wins, "winner": int(np.argmax(wins))}
