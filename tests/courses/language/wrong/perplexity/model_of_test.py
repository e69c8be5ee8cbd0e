# the model is made of the test text
def perplexity(train, test, size, alpha, lam):
    uni, bi = bigram_model(test, size, alpha, lam)
    surprise = [-np.log2(uni[test[0]])]
    for k in range(1, len(test)):
        surprise.append(-np.log2(bi[test[k - 1], test[k]]))
    surprise = np.array(surprise)
    return surprise, 2 ** surprise.mean()
