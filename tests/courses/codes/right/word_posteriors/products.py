def word_posteriors(received, codebook, flip, prior):
    m, n = received.shape
    k = len(codebook)
    ll = np.zeros((m, k))
    post = np.zeros((m, k))
    for i in range(m):
        for j in range(k):
            like = 1.0
            for b in range(n):
                like *= flip if received[i, b] != codebook[j, b] else 1 - flip
            ll[i, j] = np.log(like)
            post[i, j] = like * prior[j]
        post[i] /= post[i].sum()
    return ll, post, post.argmax(axis=1)
