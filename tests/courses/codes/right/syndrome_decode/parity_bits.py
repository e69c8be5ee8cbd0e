def syndrome_decode(A, received):
    k, r = A.shape
    data = received[:, :k].copy()
    S = (data @ A + received[:, k:]) % 2
    pos = -np.ones(len(received), dtype=int)
    for w in range(len(received)):
        if not S[w].any():
            continue
        for i in range(k):
            if (A[i] == S[w]).all():
                pos[w] = i
                data[w, i] ^= 1
        if S[w].sum() == 1:
            pos[w] = k + int(np.argmax(S[w]))
    return {"syndrome": S, "position": pos, "message": data}
